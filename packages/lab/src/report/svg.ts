import type { TopLevelSpec } from 'vega-lite'

const ink = '#1f2430'
const faint = '#d9dce3'
const config: NonNullable<TopLevelSpec['config']> = {
  background: 'white',
  font: 'system-ui, sans-serif',
  axis: { labelColor: ink, titleColor: ink, gridColor: faint, labelFontSize: 12, titleFontSize: 12, labelLimit: 260 },
  title: { color: ink, fontSize: 14, anchor: 'start' },
  legend: { labelColor: ink, titleColor: ink, labelFontSize: 12 },
  view: { stroke: faint },
}

/** A picture as SVG; the same specification gives the same text. */
export async function svgOf(spec: TopLevelSpec): Promise<string> {
  // Loaded only when something is drawn: half a second that no other command should pay.
  const [{ Error: QUIET, parse, View }, { compile }] = await Promise.all([import('vega'), import('vega-lite')])
  const { spec: drawing } = compile({ ...spec, config: { ...config, ...spec.config } })
  const view = new View(parse(drawing), { renderer: 'none', logLevel: QUIET })
  try {
    return await view.toSVG()
  } finally {
    view.finalize()
  }
}
