// Entry point of answer pages.

import { AnswerCall, type AnswerCallProps, AnswerParts, type AnswerPartsProps } from '../components/answer.ts';
import { prepareViews } from './drawings.ts';
import { island } from './island.ts';

const answer = island<AnswerPartsProps>('answer');
if (answer !== undefined) {
  await prepareViews(answer.props.views);
  answer.awake(AnswerParts);
}
island<AnswerCallProps>('answer-call')?.awake(AnswerCall);
