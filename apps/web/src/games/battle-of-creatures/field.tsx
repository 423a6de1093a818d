import './creatures.css'
import { chipStacks, creaturesBoard } from '@duelhall/games'
import type { Handle } from '@duelhall/kernel'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../parts/glyph.tsx'
import { factsOfCard } from '../../pieces/emblem.tsx'
import { useBoardHands } from '../../pieces/hands.ts'
import { Ink } from '../../pieces/icon.tsx'
import { Pannable } from '../../pieces/pannable.tsx'
import { Press } from '../../pieces/press.tsx'
import { useRoving } from '../../pieces/roving.ts'
import type { Offer, SkinProps } from '../../table/skin.ts'
import { Figure } from './figure.tsx'
import { Ground } from './ground.tsx'
import { angleOf, capital, civColours, civilizations, isCiv, polar, sector } from './look.ts'
import { SpaceArt, Spot } from './space.tsx'
import { battlesIn, Tray } from './tray.tsx'
import { standing, waysOf } from './ways.ts'

const { spaces } = creaturesBoard
const BOX = [22, 8, 956, 970] as const
const stops = spaces.map((space, at) => ({ key: `${at}`, x: space.x, y: space.y }))
const NOWHERE: readonly number[] = []
const walking = { off: 0, quick: 450, calm: 900 } as const

/** The piece whose ends are shown: the one in hand, or the only one there is to choose for. */
function goerOf({ held, offers }: SkinProps): Handle | null {
  if (held !== null) return held
  const goers = new Set(offers.all.flatMap(({ option }) => (option.place !== null && option.piece !== null ? [option.piece] : [])))
  return goers.size === 1 ? [...goers][0]! : null
}

const isEnd = ({ option }: Offer): boolean => option.act === 'move' || option.act === 'place'

export function Field(props: SkinProps) {
  const { t } = useTranslation()
  const { view, offers, events, inspected, pointed, pace } = props
  const [pointer, setPointer] = useState<number | null>(null)
  /** The beat whose battle was put away. */
  const [seen, setSeen] = useState(-1)
  const there = useMemo(() => standing(view), [view])
  const goer = goerOf(props)
  const ends = useMemo(
    () =>
      new Map(offers.all.flatMap((offer) => (offer.option.piece === goer && isEnd(offer) ? [[offer.option.place!, offer] as const] : []))),
    [offers, goer],
  )
  const ways = useMemo(() => (goer === null ? null : waysOf(view, goer, new Set(ends.keys()))), [view, goer, ends])
  const moved = events.find((event) => event.on === 'creatureMoved')
  const came = useMemo(() => (moved === undefined ? NOWHERE : [moved.n, ...moved.list]), [moved])
  const way = pointer !== null && ends.has(pointer) ? ways!.wayTo(pointer) : offers.all.length === 0 || ends.size === 0 ? came : NOWHERE
  const chips = chipStacks(view)
  const battle = battlesIn(events).at(-1)
  const focusSpace = goer !== null && view.pieces[goer]!.values.where === 'board' ? view.pieces[goer]!.place : (came.at(-1) ?? null)
  const roving = useRoving(stops, focusSpace === null ? null : `${focusSpace}`)

  const press = (at: number, near: Element) => {
    const end = ends.get(at)
    const piece = there.get(at)
    if (end !== undefined) props.choose(end.at)
    else if (piece !== undefined) props.press(piece, near)
    else props.refuse({ place: at }, near)
  }
  const nameOf = (at: number): string => {
    const { region, key, kind } = spaces[at]!
    const name = t(`skins.creatures.${kind}`, { region: capital(civilizations[region]!), key })
    const piece = there.get(at)
    const end = ends.get(at)
    const who = piece === undefined ? '' : `${props.nameOf(piece)}, ${view.pieces[piece]!.values.power}. `
    return end === undefined ? `${who}${name}` : end.words
  }
  const focus = focusSpace === null ? null : spaces[focusSpace]!
  const near = (at: number) => {
    setPointer(at)
    props.inspect(there.get(at) ?? null)
  }
  const hands = useBoardHands({ press, near, away: () => setPointer(null), focus: (at) => roving.go(`${at}`) })
  // what stands further down stands in front
  const order = spaces.map((_, at) => at).sort((a, b) => Number(there.has(a)) - Number(there.has(b)) || spaces[a]!.y - spaces[b]!.y)
  const battleAt = battle === undefined ? undefined : spaces[battle.at(view)]
  return (
    <>
      <Pannable
        box={BOX}
        focus={focus}
        phone={props.phone}
        label={t('skins.creatures.board')}
        className="creatures"
        onKeyDown={roving.board.onKeyDown}
        ground={<Ground />}
      >
        <Regions props={props} />
        {way.length > 1 && <Way way={way} />}
        {order.map((at) => (
          <SpaceArt
            key={at}
            at={at}
            isLit={ends.has(at)}
            steps={ways?.steps.get(at) ?? null}
            isWalked={way.includes(at) && at !== way[0]}
            isTaken={there.has(at)}
            chips={spaces[at]!.kind === 'chip' ? chips[spaces[at]!.region]! : 0}
          />
        ))}
        {order.map((at) => (
          <Spot
            key={at}
            at={at}
            label={nameOf(at)}
            isOff={!ends.has(at) && !(there.has(at) && offers.byPiece(there.get(at)!).length > 0)}
            isTaken={there.has(at)}
            isHere={roving.here === `${at}`}
            hands={hands}
          />
        ))}
        <g className="figure">
          {battleAt !== undefined && <circle cx={battleAt.x} cy={battleAt.y - 20} r="112" fill="url(#bc-spark)" opacity=".7" />}
          {order
            .filter((at) => there.has(at))
            .map((at) => {
              const piece = there.get(at)!
              const { values } = view.pieces[piece]!
              const card = props.card(piece)
              if (!isCiv(values.civilization)) return null
              return (
                <Figure
                  key={piece}
                  at={at}
                  civ={values.civilization}
                  power={Number(values.power)}
                  facts={card === null ? null : factsOfCard(view.game, card)}
                  isLit={ends.has(at) || (goer === null && offers.byPiece(piece).length > 0) || pointed.includes(piece)}
                  isHeld={goer === piece}
                  isInspected={inspected === piece && goer !== piece}
                  steps={ends.has(at) ? (ways?.steps.get(at) ?? null) : null}
                  came={moved?.piece === piece ? came : NOWHERE}
                  walks={moved?.piece === piece ? walking[pace] : 0}
                />
              )
            })}
        </g>
      </Pannable>
      {props.phone && battle !== undefined && seen !== props.beat && props.held === null && (
        <div className="bc-over">
          <Tray {...props} />
          <button type="button" className="icon-btn" aria-label={t('app.close')} onClick={() => setSeen(props.beat)}>
            <Glyph name="cross" size={18} />
          </button>
        </div>
      )}
    </>
  )
}

/** The way under the pointer, or the one just taken. */
function Way({ way }: { readonly way: readonly number[] }) {
  const d = way.map((at, i) => `${i ? 'L' : 'M'}${spaces[at]!.x} ${spaces[at]!.y}`).join('')
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <g pointerEvents="none">
      <path {...line} stroke="#1a1306" strokeWidth="15" />
      <path {...line} stroke="#f6c667" strokeWidth="9" />
      <path {...line} stroke="#7a4d08" strokeWidth="2.4" strokeDasharray="2 9" />
    </g>
  )
}

/** While civilizations are chosen, their regions are what is pressed. */
function Regions({ props }: { readonly props: SkinProps }) {
  return props.offers.all.map(({ at, option, words }) => {
    const civ = civilizations[option.place ?? -1]
    if (option.act !== 'chooseCivilization' || civ === undefined) return null
    const [x, y] = polar(angleOf(option.place!), 300)
    return (
      <Press key={civ} className="region" label={words} onPress={() => props.choose(at)}>
        <path
          d={sector(angleOf(option.place!) - 35, angleOf(option.place!) + 35, 60, 440)}
          fill={civColours[civ]}
          fillOpacity=".28"
          stroke="#f6c667"
          strokeWidth="5"
        />
        <Ink name={civ} x={x} y={y} size={120} ink="#fff6e0" opacity={0.9} />
      </Press>
    )
  })
}
