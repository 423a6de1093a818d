export const PasskeySignIn = (_: { onTrouble(says: string): void }) => null
export const Passkeys = () => null
