const WIDTH = 160
const HEIGHT = 36
const EDGE = 3

/** A small curve of figures in their order; its last figure stands beside it in words. */
export const Curve = ({ points, says }: { readonly points: readonly number[]; readonly says: string }) => {
  if (points.length < 2) return <span className="curve" />
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const x = (i: number) => EDGE + (i / (points.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)
  const line = points.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const figures = points.map((value) => Math.round(value)).join(', ')
  return (
    <svg className="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${says}: ${figures}`}>
      <path d={line} fill="none" stroke="var(--brass)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={x(points.length - 1)} cy={y(points.at(-1)!)} r="3" fill="var(--brass)" />
    </svg>
  )
}
