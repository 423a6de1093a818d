/** What a person is called who gave no name. */
export const nobody = { en: 'You', de: 'Du' } as const
