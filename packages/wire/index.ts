export type * from './http.ts';
export type * from './socket.ts';
