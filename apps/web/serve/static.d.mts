export function serveFolder(folder: string, port: number): Promise<{ readonly address: string; close(): Promise<unknown> }>
