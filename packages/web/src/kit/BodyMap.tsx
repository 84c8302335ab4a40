import type { BodySide } from '@daybook/contract/kernel/bodyParts.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './BodyMap.module.css'
import {
  type BodyView,
  bodyViews,
  bodyWidth,
  isOnFace,
  isOnHead,
  type Shape,
  shapesOf,
  strokesOf,
} from './body.shapes.ts'

interface BodyMapProps {
  side: BodySide
  view?: BodyView
  /** Names of the parts that are marked. */
  marked: readonly string[]
  label: string
  nameOf: (part: string) => string
  /** Left out when the drawing only shows. */
  onToggle?: (part: string) => void
  /** Shows the head alone, because the face has parts too small for a finger: the name of the button, and what it does. */
  closer?: { label: string; onOpen: () => void }
  /** Takes the focus when it appears. */
  isEntered?: boolean
}

/** One side of a child's body. A tap marks a part. Tab comes to the drawing once, arrow keys go from part to part. */
export function BodyMap(props: BodyMapProps) {
  const { side, view = 'body', marked, label, nameOf, onToggle, closer, isEntered = false } = props
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (isEntered) drawing.current?.querySelector<SVGElement>('[role="button"]')?.focus()
  }, [isEntered])
  const shapes = shapesOf(side)
  const isFar = (part: string) => closer !== undefined && isOnFace(part)
  const isShown = (part: string) => view === 'body' || isOnHead(part)
  const parts = shapes.filter(({ part }) => isShown(part) && !isFar(part))
  const part = (shape: Shape) => (
    <path key={shape.part} data-marked={marked.includes(shape.part) || undefined} {...drawn(shape)} />
  )
  return (
    <figure className={styles.figure}>
      <svg
        ref={drawing}
        viewBox={bodyViews[view]}
        className={styles.body}
        data-body-map={view}
        role={onToggle ? 'group' : 'img'}
        aria-label={label}
        onKeyDown={onToggle && goToPart}
      >
        <g className={styles.edge}>
          {shapes.map((shape) => (
            <path key={shape.part} {...drawn(shape)} />
          ))}
        </g>
        <g className={styles.skin}>
          {shapes.map((shape) => (
            <path key={shape.part} {...drawn(shape)} />
          ))}
        </g>
        <g className={styles.strokes}>
          {strokesOf[side].map(({ ink, ...shape }) => (
            <path key={`${shape.path} ${shape.isMirrored}`} data-ink={ink} {...drawn(shape)} />
          ))}
        </g>
        {!onToggle && <g className={styles.parts}>{shapes.map(part)}</g>}
        {onToggle && (
          <>
            {/* A finger that comes down beside a part means that part. */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: what has a name and takes keys stands above it */}
            <g
              className={styles.reach}
              onClick={({ target }) => {
                const near = (target as SVGElement).dataset.near
                if (near) onToggle(near)
              }}
            >
              {parts.map((shape) => (
                <path key={shape.part} data-near={shape.part} {...drawn(shape)} />
              ))}
            </g>
            {closer && (
              <Target name={closer.label} onPress={closer.onOpen} isFirst>
                {shapes.filter((shape) => isFar(shape.part)).map(part)}
              </Target>
            )}
            {parts.map((shape, place) => (
              <Target
                key={shape.part}
                name={nameOf(shape.part)}
                isPressed={marked.includes(shape.part)}
                onPress={() => onToggle(shape.part)}
                isFirst={place === 0 && !closer}
              >
                {part(shape)}
              </Target>
            ))}
          </>
        )}
      </svg>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  )
}

interface TargetProps {
  name: string
  /** Left out where it marks nothing. */
  isPressed?: boolean
  onPress: () => void
  /** The one that Tab comes to. */
  isFirst: boolean
  children: ReactNode
}

function Target({ name, isPressed, onPress, isFirst, children }: TargetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={isFirst ? 0 : -1}
      aria-pressed={isPressed}
      aria-label={name}
      className={styles.parts}
      data-target=""
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </g>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrow keys go from part to part, from the head to the feet. */
function goToPart(event: KeyboardEvent<SVGSVGElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<SVGElement>('[role="button"]')]
  const place = all.indexOf(document.activeElement as SVGElement)
  all[place + step]?.focus()
}

const drawn = ({ path, isMirrored }: { path: string; isMirrored: boolean }) => ({
  d: path,
  ...(isMirrored && { transform: `matrix(-1 0 0 1 ${bodyWidth} 0)` }),
})
