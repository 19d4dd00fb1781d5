/** How whoever rides is asked: by whether the Nazgûl has moved and acted already. */
export const ACTIVATION = { fresh: 'activation', moved: 'activationAct', acted: 'activationRide', over: 'activationOver' } as const;

const PROMPTS: ReadonlySet<string> = new Set(Object.values(ACTIVATION));

/** Whether a question is one to whoever rides. */
export const isActivation = (prompt: string | undefined): boolean => prompt !== undefined && PROMPTS.has(prompt);
