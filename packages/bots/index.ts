export * from './bot.ts';
export * from './self-play.ts';
export * from './pool.ts';
export * from './random.ts';
export * from './registry.ts';
