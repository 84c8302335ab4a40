import { dataExport } from '@daybook/contract/dataExport/dataExport.contract.ts'
import { client } from '../../platform/api/client.ts'
import { fetchFile } from '../../platform/api/fetch.file.ts'

const api = client(dataExport)

/** Whom it is about. Without either it is everything. */
export interface Whom {
  childId?: string
  staffId?: string
}

interface Asked extends Whom {
  /** The name of the file, without its ending. */
  name: string
  /** Called with the bytes that have arrived, and about how many there are. */
  onProgress: (bytes: number, all: number) => void
  signal: AbortSignal
}

/** Reads the archive and saves it. Throws when it does not arrive whole. */
export async function saveArchive({ name, onProgress, signal, ...whom }: Asked): Promise<void> {
  const { link, bytes: all } = await api.prepare(whom)
  const { body } = await fetchFile(link, 'application/zip', signal)
  if (!body) throw new Error('the archive is empty')
  let bytes = 0
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        onProgress(bytes, all)
        controller.enqueue(chunk)
      },
    }),
  )
  const url = URL.createObjectURL(await new Response(counted).blob())
  Object.assign(document.createElement('a'), { href: url, download: `${name}.zip` }).click()
  URL.revokeObjectURL(url)
}
