/** How files start that people choose, by what they are. A name and what a device says of it may be wrong. */
const starts: readonly (readonly [type: string, at: number, text: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftyphev'],
  ['image/heic', 4, 'ftypmif1'],
  ['image/heic', 4, 'ftypmsf1'],
  ['application/pdf', 0, '%PDF'],
]

/** Undefined for content that is none of them. */
export async function contentType(file: Blob): Promise<string | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  return starts.find(([, at, text]) => head.startsWith(text, at))?.[0]
}
