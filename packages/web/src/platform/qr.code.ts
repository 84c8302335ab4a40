import { useEffect, useState } from 'react'
import { loadChunk } from './screens/chunk.ts'

/** The code of an address as a picture, once its library is loaded. */
export function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isOver = false
    void loadChunk(() => import('qrcode'))
      .then(({ toDataURL }) => toDataURL(text, { errorCorrectionLevel: 'M', margin: 2, width: 900 }))
      .then((drawn) => {
        if (!isOver) setPicture(drawn)
      })
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [text])
  return picture
}
