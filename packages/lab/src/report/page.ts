import type { TopLevelSpec } from 'vega-lite'

/** Anything a table of a report may hold. */
export type Cell = string | number

export interface Grid {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** One part of a report: words, figures, a picture. */
export interface Section {
  /** The name of its CSV file. */
  readonly id: string
  readonly title: string
  readonly says: string
  readonly grid: Grid
  readonly charts: readonly TopLevelSpec[]
}

/** What a study tells, before it is laid out as text, CSV or HTML. */
export interface Page {
  readonly title: string
  readonly says: string
  readonly sections: readonly Section[]
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Columns of plain text, numbers to the right. */
export function gridText({ columns, rows }: Grid): string[] {
  const widths = columns.map((name, c) => Math.max(name.length, ...rows.map((row) => String(row[c]).length)))
  const line = (cells: readonly Cell[]) =>
    cells
      .map((cell, c) => (isNumeric(cell) ? String(cell).padStart(widths[c]!) : String(cell).padEnd(widths[c]!)))
      .join('  ')
      .trimEnd()
  return [
    columns
      .map((name, c) => (rows.some((row) => isNumeric(row[c]!)) ? name.padStart(widths[c]!) : name.padEnd(widths[c]!)))
      .join('  ')
      .trimEnd(),
    ...rows.map(line),
  ]
}

export const isNumeric = (cell: Cell): boolean => typeof cell === 'number' || /^[+−-]?\d+(\.\d+)?( %)?$/.test(cell)

export function pageText({ title, says, sections }: Page): string[] {
  return [
    title,
    ...(says === '' ? [] : [says]),
    ...sections.flatMap((section) => [
      '',
      section.title,
      ...(section.says === '' ? [] : [section.says]),
      ...(section.grid.rows.length === 0 ? [] : gridText(section.grid)),
    ]),
  ]
}

/** RFC 4180. */
export function gridCsv({ columns, rows }: Grid): string {
  const cell = (value: Cell) => (/[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value))
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
