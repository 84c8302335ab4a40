import type { BodySide } from '@daybook/contract/kernel/bodyParts.ts'
import styles from './BodyMap.module.css'
import { bodyHeight, bodyWidth, figureOf, type Shape, shapesOf } from './body.shapes.ts'

interface BodyMapProps {
  side: BodySide
  /** Names of the parts that are marked. */
  marked: readonly string[]
  label: string
  nameOf: (part: string) => string
  /** Left out when the drawing only shows. */
  onToggle?: (part: string) => void
}

/** One side of a child's body. A tap marks a part. Keyboards and screen readers use a list of the same parts instead. */
export function BodyMap({ side, marked, label, nameOf, onToggle }: BodyMapProps) {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 -10 ${bodyWidth} ${bodyHeight + 16}`}
        className={styles.body}
        data-body-map=""
        role={onToggle ? 'group' : 'img'}
        aria-label={label}
      >
        {figureOf(side).map((shape) => (
          <rect
            key={`${shape.x} ${shape.y} ${shape.height}`}
            className={styles.outline}
            {...box(shape, 44)}
          />
        ))}
        {shapesOf(side).map(([part, shape]) =>
          onToggle ? (
            // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
            <g
              key={part}
              role="button"
              tabIndex={-1}
              aria-pressed={marked.includes(part)}
              aria-label={nameOf(part)}
              className={styles.part}
              onClick={() => onToggle(part)}
              onKeyDown={(event) => event.key === 'Enter' && onToggle(part)}
            >
              <rect {...box(shape)} />
            </g>
          ) : (
            <rect
              key={part}
              className={styles.shown}
              data-marked={marked.includes(part) || undefined}
              {...box(shape)}
            />
          ),
        )}
      </svg>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  )
}

const box = (shape: Shape, round = 14) => ({
  ...shape,
  rx: Math.min(round, shape.width / 2, shape.height / 2),
})
