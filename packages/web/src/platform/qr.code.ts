import { useEffect, useState } from 'react'
import { loadChunk } from './screens/chunk.ts'

/** The code of an address as a picture, once its library is loaded. */
export function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isOver = false
    void loadChunk(() => import('qr'))
      .then(({ encodeQR }) => drawn(encodeQR(text, 'raw', { ecc: 'medium', border: 2 })))
      .then((made) => {
        if (!isOver) setPicture(made)
      })
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [text])
  return picture
}

/** Vectors stay sharp on a poster. The white ground keeps the code readable in dark mode. */
function drawn(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
