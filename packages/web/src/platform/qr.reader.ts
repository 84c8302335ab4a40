// Reads QR codes: by the browser itself where it can, else by a library that is loaded for it.
import { loadChunk } from './screens/chunk.ts'

/** What the Shape Detection API and the library have in common. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** @returns finds the text of a code in what a video shows just now */
export async function qrReader(): Promise<(video: HTMLVideoElement) => Promise<string | undefined>> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats: readonly string[] = (await Own?.getSupportedFormats().catch(() => [])) ?? []
  const Reader =
    Own && formats.includes('qr_code') ? Own : (await loadChunk(() => import('qr/decode.js'))).BarcodeDetector
  const reader = new Reader({ formats: ['qr_code'] })
  return async (video) => (await reader.detect(video))[0]?.rawValue
}
