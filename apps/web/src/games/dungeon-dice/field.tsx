import './dungeon.css'
import { type Handle, handle } from '@duelhall/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factsOfCard } from '../../pieces/emblem.tsx'
import { useBoardHands } from '../../pieces/hands.ts'
import { Pannable } from '../../pieces/pannable.tsx'
import { useRoving } from '../../pieces/roving.ts'
import type { Offer, SkinProps } from '../../table/skin.ts'
import { Clash } from './battle.tsx'
import { Cell } from './cell.tsx'
import { Chest, Figure, Master } from './figures.tsx'
import { Ghost } from './ghost.tsx'
import { cellsOf, layoutOf, nameOfCell, numbers, rowsOf, S, slotOf, standing } from './look.ts'
import { useNetChoice } from './net-choice.ts'
import { NetPanel } from './net-panel.tsx'
import { Floor, MARGIN, Paints, Stones } from './stones.tsx'
import { Tray, useRoll } from './tray.tsx'

/** Acts whose place is a cell of the field. */
const onCells: readonly string[] = ['where', 'move', 'step', 'cell']

/** The offers that lead to each cell: of the piece in hand, or of the only one that can go anywhere. */
function cellOffers({ offers, held }: SkinProps): ReadonlyMap<number, Offer> {
  const all = offers.all.filter(({ option }) => onCells.includes(option.act))
  const goers = new Set(all.map(({ option }) => option.piece))
  const goer = held ?? (goers.size === 1 ? [...goers][0]! : null)
  const fitting = all.filter(({ option }) => option.piece === null || option.piece === goer)
  return new Map(fitting.map((offer) => [offer.option.place!, offer]))
}

export function Field(props: SkinProps) {
  const { t } = useTranslation()
  const { view, viewer, offers, decision, held, inspected, pointed, phone } = props
  const rows = rowsOf(view)
  const layout = useMemo(() => layoutOf(rows, phone), [rows, phone])
  const there = useMemo(() => standing(view), [view])
  const masters = useMemo(() => new Map(view.players.map((_, p) => [slotOf(view, p), handle(p)])), [view])
  const ends = cellOffers(props)
  const [pointer, setPointer] = useState<number | null>(null)

  const own = viewer === null ? undefined : view.players[viewer]?.values
  const nets = decision?.ask === 'net' ? offers.all.filter(({ option }) => option.act === 'net') : []
  const net = useNetChoice(nets.length === 0 ? null : nets.map(({ option }) => option.place!))
  const unfolds = typeof own?.unfolds === 'number' ? own.unfolds : null
  const isLaying = decision?.ask === 'where' || decision?.ask === 'net'
  const lay = (near: Element) => {
    const offer = nets.find(({ option }) => option.place === net.n)
    if (offer === undefined) props.refuse({ place: net.n }, near)
    else props.choose(offer.at)
  }
  useNetKeys(isLaying, net)
  const kept = useRoll(props)

  const pieceAt = (cell: number): Handle | undefined => there.get(cell) ?? masters.get(cell)
  const isTarget = (piece: Handle): boolean => held !== null && held !== piece && offers.byTarget(piece, held).length > 0
  const isOpen = (piece: Handle): boolean => held === null && (offers.byPiece(piece).length > 0 || offers.byTarget(piece).length > 0)
  const press = (cell: number, near: Element) => {
    const end = ends.get(cell)
    const piece = pieceAt(cell)
    if (nets.length > 0 && cell === unfolds) lay(near)
    else if (piece !== undefined && (end === undefined || isTarget(piece))) props.press(piece, near)
    else if (end !== undefined) props.choose(end.at)
    else props.refuse({ place: cell }, near)
  }
  const nameOf = (cell: number): string => {
    const end = ends.get(cell)
    if (end !== undefined) return end.words
    const piece = pieceAt(cell)
    const target = piece === undefined || held === null ? undefined : offers.byTarget(piece, held)[0]
    return target?.words ?? (piece === undefined ? nameOfCell(cell) : `${props.nameOf(piece)}, ${nameOfCell(cell)}`)
  }

  const cells = useMemo(() => cellsOf(rows), [rows])
  const stops = useMemo(() => cells.map((cell) => ({ key: `${cell}`, x: layout.at(cell).x, y: layout.at(cell).y })), [cells, layout])
  const heldCell = held === null ? null : view.pieces[held]!.place
  const looked = unfolds ?? (heldCell !== null && heldCell >= 0 ? heldCell : null)
  const first = looked ?? [...ends.keys()][0] ?? [...there.keys()][0] ?? 0
  const roving = useRoving(stops, `${first}`)
  const focus = looked === null && ends.size === 0 ? null : layout.at(first)
  const ghostAt = nets.length > 0 ? unfolds : decision?.ask === 'where' ? pointer : null
  const taken = useMemo(() => new Set(view.players.flatMap((player) => numbers(player.values.paths))), [view])
  const source = decision?.source ?? null
  const summoned = source === null ? null : props.card(source)
  const way = numbers(own?.way)
  const near = (cell: number) => {
    setPointer(cell)
    props.inspect(pieceAt(cell) ?? null)
  }
  const hands = useBoardHands({ press, near, away: () => setPointer(null), focus: (cell) => roving.go(`${cell}`) })
  const order = [...there].sort(([a], [b]) => layout.at(a).y - layout.at(b).y)
  return (
    <div className="dungeon">
      <div className="board">
        <Pannable
          box={[-MARGIN, -MARGIN, layout.width + 2 * MARGIN, layout.height + 2 * MARGIN]}
          focus={focus === null ? null : { x: focus.x + S / 2, y: focus.y + S / 2 }}
          phone={phone}
          label={t('skins.dungeon.field')}
          isGrid
          className="dd-field"
          onKeyDown={roving.board.onKeyDown}
          onWheelTurn={isLaying ? net.next : undefined}
          ground={
            <>
              <Paints />
              <Floor layout={layout} />
              <Stones view={view} layout={layout} />
            </>
          }
        >
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/a11y/useSemanticElements lint/suspicious/noArrayIndexKey: a row of the drawing, and rows keep their place
            <g key={row} role="row">
              {cells.slice(row * 13, row * 13 + 13).map((cell) => {
                const { x, y } = layout.at(cell)
                const piece = pieceAt(cell)
                return (
                  <Cell
                    key={cell}
                    cell={cell}
                    x={x}
                    y={y}
                    label={nameOf(cell)}
                    isOff={!ends.has(cell) && (piece === undefined || !(isOpen(piece) || isTarget(piece) || held === piece))}
                    isEnd={ends.has(cell)}
                    isHere={roving.here === `${cell}`}
                    hands={hands}
                  />
                )
              })}
            </g>
          ))}
          <g pointerEvents="none">
            {props.seats.map(({ player }) => (
              <Master
                key={player}
                {...layout.at(slotOf(view, player))}
                player={player}
                life={Number(view.players[player]!.values.life)}
                isLit={isTarget(handle(player)) || isOpen(handle(player))}
              />
            ))}
            {order.map(([cell, piece]) => {
              const { values, controller, def } = view.pieces[piece]!
              const card = props.card(piece)
              const common = { ...layout.at(cell), player: controller, isInspected: inspected === piece }
              if (values.kind === 'item')
                return (
                  <Chest
                    key={piece}
                    {...common}
                    level={values.level === null ? null : Number(values.level)}
                    isKnown={def !== null}
                    isLit={isOpen(piece) || isTarget(piece)}
                  />
                )
              const keywords = String(values.keywords ?? '')
              return (
                <Figure
                  key={piece}
                  piece={piece}
                  {...common}
                  facts={card === null ? null : factsOfCard(view.game, card)}
                  level={Number(values.level)}
                  hp={Number(values.hp)}
                  damage={Number(values.damage)}
                  isFlying={/fly/i.test(keywords)}
                  isTunneling={/tunnel/i.test(keywords)}
                  isLit={isOpen(piece) || pointed.includes(piece)}
                  isAimed={isTarget(piece)}
                  isHeld={held === piece}
                />
              )
            })}
            {way.length > 0 && (
              <path
                d={way.map((cell, i) => `${i === 0 ? 'M' : 'L'}${layout.at(cell).x + S / 2} ${layout.at(cell).y + S / 2}`).join('')}
                fill="none"
                stroke="#f6c667"
                strokeWidth="6"
                strokeLinecap="round"
                strokeLinejoin="round"
                opacity=".85"
              />
            )}
            {ghostAt !== null && (
              <Ghost
                n={net.n}
                anchor={ghostAt}
                layout={layout}
                taken={taken}
                facts={summoned === null ? null : factsOfCard(view.game, summoned)}
                fit={nets.length > 0 ? (net.fits ? 'fit' : 'bad') : ends.has(ghostAt) ? 'maybe' : 'bad'}
              />
            )}
          </g>
        </Pannable>
        {decision?.ask === 'defend' && <Clash props={props} />}
      </div>
      {isLaying ? (
        <NetPanel
          net={net}
          fitting={nets.map(({ option }) => option.place!)}
          onLay={unfolds === null ? null : lay}
          cell={unfolds}
          props={props}
        />
      ) : (
        <Tray {...props} kept={kept} />
      )}
    </div>
  )
}

/** R turns, F mirrors, N goes to the next that fits: wherever the focus is, but in a field for text. */
function useNetKeys(isOn: boolean, net: { turn(): void; mirror(): void; next(by: number): void }): void {
  const now = useRef(net)
  now.current = net
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      const key = event.key.toLowerCase()
      if (key === 'r') now.current.turn()
      else if (key === 'f') now.current.mirror()
      else if (key === 'n') now.current.next(1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn])
}
