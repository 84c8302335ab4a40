/** Fetches a file of the server.
 *  @param type its content type. The page of a guest Wi-Fi has another
 *  @throws if the server does not send it */
export async function fetchFile(link: string, type: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(link, { signal })
  const received = response.headers.get('content-type')
  if (!response.ok || !received?.startsWith(type)) throw new Error(`${response.status} ${received}`)
  return response
}
