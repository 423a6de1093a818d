import { MOST_BYTES } from './incoming.ts'
import type { Bench } from './use-builder.ts'

/** Reads a file, unless it is far too long to be a list. */
export async function takeFile(file: File, bench: Bench, tooLong: string): Promise<void> {
  if (file.size > MOST_BYTES) bench.tell(file.name, tooLong)
  else await bench.take(await file.text(), file.name.replace(/\.(ydk|txt|json)$/i, ''))
}
