/** What is shown there as a JPEG whose longest side is at most `side`. */
export async function drawn(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
  side: number,
  name: string,
): Promise<File> {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob) throw new Error('no picture')
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
}
