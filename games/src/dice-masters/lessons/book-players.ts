/** The players of the books' example games with their cards. */
export const LADY = 'ygo-004'
export const WHITE = 'ygo-001'
export const BALL = 'ygo-005'
export const RED = 'ygo-007'
export const VIRUS = 'ygo-112'
export const REBORN = 'ygo-116'
export const WABOKU = 'ygo-120'
export const eric = { cards: [LADY, WHITE, VIRUS, REBORN], life: 10 }
export const mike = { cards: [BALL, RED, WABOKU], life: 10 }

export const REIVER = 'bfu-032'
export const INCEPTOR = 'bfu-022'
export const MARINE = 'bfu-016'
export const TYPHUS = 'bfu-044'
export const WARP = 'bfu-050'
export const BATTLE = 'bfu-053'
export const jamie = { cards: [REIVER, INCEPTOR, BATTLE], life: 10 }
export const leo = { cards: [MARINE, TYPHUS, WARP], life: 10 }

export const sidekicks = (n: number): readonly string[] => Array.from({ length: n }, () => 'sidekick')
