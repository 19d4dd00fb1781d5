/** Endings that exist in no public DNS: nobody outside of the network of this machine can make such a name lead anywhere. */
const LOCAL_ENDINGS = ['.localhost', '.local', '.lan', '.internal', '.home.arpa'];

/** Whether a host name is one of the local network by its form: of one word, or with such an ending. */
export const isLocalName = (name: string): boolean => !name.includes('.') || LOCAL_ENDINGS.some((ending) => name.endsWith(ending));
