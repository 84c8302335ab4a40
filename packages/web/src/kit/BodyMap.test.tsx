import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { BodyMap } from './BodyMap.tsx'
import { shapesOf } from './body.shapes.ts'

const nothing: string[] = []
const front = 'Front'
const back = 'Back'
const nameOf = (part: string) => part
let toggled: string[]
let opened: number
const toggle = (part: string) => void toggled.push(part)
const closer = { label: 'Face', onOpen: () => void opened++ }

beforeEach(() => {
  toggled = []
  opened = 0
  signedInAs('teacher')
})

const targets = () => [...document.querySelectorAll<SVGGElement>('[data-target]')]

/** The parts are narrow and stand above each other. */
const aside = [0, 5, -5]

/** Names of the parts that are too low, or that a finger near their middle does not hit. */
const missed = () =>
  targets().flatMap((target) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    const name = target.getAttribute('aria-label') ?? ''
    const isHit = aside.every((right) => {
      const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2)
      return target.contains(hit) || hit?.getAttribute('data-near') === name
    })
    return isHit && height >= 20 ? [] : [name]
  })

test.each([
  ['front', 'body'],
  ['back', 'body'],
  ['front', 'head'],
] as const)('a finger hits every part of the %s of the %s', async (side, view) => {
  show(
    <div style={{ width: 160 * (view === 'head' ? 2 : 1) }}>
      <BodyMap
        side={side}
        view={view}
        marked={nothing}
        label={side}
        nameOf={nameOf}
        onToggle={toggle}
        {...(side === 'front' && view === 'body' && { closer })}
      />
    </div>,
  )
  await expect.element(page.getByRole('group', { name: side })).toBeVisible()
  expect(missed()).toEqual([])
})

test('a key goes from part to part and marks', async () => {
  show(<BodyMap side="back" marked={['elbow.left']} label={back} nameOf={nameOf} onToggle={toggle} />)
  await expect
    .element(page.getByRole('button', { name: 'elbow.left' }))
    .toHaveAttribute('aria-pressed', 'true')
  targets()[0]?.focus()
  expect(targets().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}{ArrowDown} ')
  const [, second, third] = shapesOf('back').map(({ part }) => part)
  expect(toggled).toEqual([second, third])
})

test('the face is one target until it is larger', async () => {
  show(
    <BodyMap side="front" marked={nothing} label={front} nameOf={nameOf} onToggle={toggle} closer={closer} />,
  )
  await page.getByRole('button', { name: 'Face' }).click()
  expect(opened).toBe(1)
  expect(toggled).toEqual([])
  await expect.element(page.getByRole('button', { name: 'nose' })).not.toBeInTheDocument()
})
