// Sends a body and says how much of it has gone, which `fetch` cannot. A slow network gets the time that it needs, so a dead
// one is known by nothing going on.
import { requestTimeout } from '@daybook/contract/kernel/constants.ts'

interface Exchange {
  url: string
  method: string
  headers: Headers
  body: string | FormData | Blob | undefined
  signal: AbortSignal
}

/** @param onProgress called with the part that has been sent, from 0 to 1 */
export function exchangeWithProgress(
  { url, method, headers, body, signal }: Exchange,
  onProgress: (at: number) => void,
): Promise<{ status: number; snapshot: null; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    const giveUp = () => request.abort()
    let stalled = setTimeout(giveUp, requestTimeout)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(giveUp, requestTimeout)
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => clearTimeout(stalled)
    request.onload = () => resolve({ status: request.status, snapshot: null, text: request.responseText })
    request.onerror = () => reject(new TypeError('The network failed'))
    request.onabort = () => reject(signal.aborted ? signal.reason : new TypeError('Nothing went on'))
    signal.addEventListener('abort', giveUp, { once: true })
    request.send(body)
  })
}
