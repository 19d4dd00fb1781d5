/** All cards, told to the rules. */
export {};
