// Entry point of the pages of answers.

import { AnswerParts, type AnswerPartsProps } from '../components/answer.ts';
import { prepareViews } from './drawings.ts';
import { island } from './island.ts';

const answer = island<AnswerPartsProps>('answer');
if (answer !== undefined) {
  await prepareViews(answer.props.views);
  answer.awake(AnswerParts);
}
