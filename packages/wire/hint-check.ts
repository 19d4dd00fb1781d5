import { number, object, optional, text } from '#kernel/check.ts';
import { isParams } from '#kernel/actionForm.ts';
import type { HintReason } from './socket.ts';

export const isHintReason = object<HintReason>({ topic: text, gain: number, params: optional(isParams) });
