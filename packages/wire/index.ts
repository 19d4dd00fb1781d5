export type * from './http.ts';
export type * from './socket.ts';
export { wholeNow } from './whole.ts';
