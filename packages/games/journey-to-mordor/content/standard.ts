import standard from './standard.json' with { type: 'json' };

/** The pack that ships with the game. */
export { standard };
