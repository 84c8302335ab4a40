import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { type Crop, inside, middleOf, sideOf } from '../../kit/crop.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Picture.module.css'

/** Of the square, in pixels. */
const side = 640

interface PictureCropProps {
  picture: ImageBitmap
  /** Shows the square that will be kept. */
  canvas: RefObject<HTMLCanvasElement | null>
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A square of a picture, moved by dragging or with the arrow keys, and enlarged by a slider. */
export function PictureCrop({ picture, canvas }: PictureCropProps) {
  const t = useT()
  const [crop, setCrop] = useState<Crop>(() => middleOf(picture))

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const from = sideOf(picture, crop)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, side, side)
    context.drawImage(picture, crop.x - from / 2, crop.y - from / 2, from, from, 0, 0, side, side)
  }, [canvas, picture, crop])

  /** @param across in parts of the square */
  const move = (across: number, down: number) =>
    setCrop((now) => {
      const from = sideOf(picture, now)
      return inside(picture, { ...now, x: now.x - across * from, y: now.y - down * from })
    })

  function drag({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLElement>) {
    if (buttons !== 1) return
    move(movementX / currentTarget.clientWidth, movementY / currentTarget.clientHeight)
  }

  function press(event: KeyboardEvent) {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    move(way[0] / 20, way[1] / 20)
  }

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.stage}
        aria-label={t('fields.pictureMove')}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} className={styles.canvas} width={side} height={side} />
      </button>
      <input
        type="range"
        className={styles.zoom}
        aria-label={t('fields.pictureZoom')}
        min={1}
        max={4}
        step={0.1}
        value={crop.zoom}
        onChange={({ currentTarget }) =>
          setCrop((now) => inside(picture, { ...now, zoom: currentTarget.valueAsNumber }))
        }
      />
    </div>
  )
}
