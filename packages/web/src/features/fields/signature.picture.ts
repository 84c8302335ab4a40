// A signature as a picture: the drawn lines, or else the typed name.
import type { Stroke } from '../../kit/SignaturePad.tsx'

const box = { width: 1000, height: 400 }

/** Dark on white whatever the app's colours are, because it is printed. Undefined when nothing was drawn or typed. */
export async function pictureOf(strokes: readonly Stroke[], name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, box)
  const context = canvas.getContext('2d')
  if (!context || (strokes.length === 0 && name === '')) return undefined
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, box.width, box.height)
  context.fillStyle = context.strokeStyle = '#24211c'
  if (strokes.length > 0) for (const stroke of strokes) draw(context, stroke)
  else write(context, name)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob ? new File([blob], 'signature.png', { type: 'image/png' }) : undefined
}

function draw(context: CanvasRenderingContext2D, stroke: Stroke): void {
  context.lineWidth = 6
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  for (const [place, { x, y }] of stroke.entries()) {
    const at = [x * box.width, y * box.height] as const
    if (place === 0) context.moveTo(...at)
    context.lineTo(...at)
  }
  context.stroke()
}

function write(context: CanvasRenderingContext2D, name: string): void {
  context.font = 'italic 120px cursive'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name, box.width / 2, box.height / 2, box.width - 80)
}
