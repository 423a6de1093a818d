import { hashText } from '@duelhall/kernel'

const words = (name: string): string => {
  const parts = name.split(/[\s-]+/).filter((part) => /^[\p{L}\p{N}]/u.test(part))
  return (parts[0]?.charAt(0) ?? '?') + (parts.length > 1 ? parts[parts.length - 1]!.charAt(0) : '')
}

/** A sign for a thing that has no picture: its initials in a colour of its name, in the shape of who commands it. */
export const Medallion = ({ name, colour }: { readonly name: string; readonly colour: number }) => {
  const hue = hashText(name, 0) % 360
  return (
    <svg className="medallion" viewBox="0 0 40 40" aria-hidden="true">
      {colour % 2 === 0 ? (
        <circle cx="20" cy="20" r="18" fill={`hsl(${hue} 38% 26%)`} stroke={`hsl(${hue} 45% 58%)`} strokeWidth="2" />
      ) : (
        <path d="M13 2h14l11 11v14L27 38H13L2 27V13Z" fill={`hsl(${hue} 38% 26%)`} stroke={`hsl(${hue} 45% 58%)`} strokeWidth="2" />
      )}
      <text x="20" y="25.500" textAnchor="middle" fontSize="15" fontWeight="600" fill={`hsl(${hue} 60% 90%)`} fontFamily="var(--display)">
        {words(name).toUpperCase()}
      </text>
    </svg>
  )
}
