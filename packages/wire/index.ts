export * from './alerts.ts';
export { backoff, type Waits } from './backoff.ts';
export * from './faults.ts';
export * from './holidays.ts';
export type * from './http.ts';
export * from './lots.ts';
export { changesBetween, type Patch } from './patch.ts';
export * from './socket.ts';
export { wholeNow } from './whole.ts';
