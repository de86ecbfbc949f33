// Entry point of tool and endpoint pages.

import { OperationForm, type OperationProps } from '../components/operation.ts';
import { prepareViews } from './drawings.ts';
import { island } from './island.ts';

const operation = island<OperationProps>('operation');
if (operation !== undefined) {
  await prepareViews(operation.props.views);
  operation.awake(OperationForm);
}
