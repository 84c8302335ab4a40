import { expect, test } from 'vitest'
import { allGoals, goalsOf, strandsIn } from './curricula.ts'
import { storyLayouts } from './learningStory.fields.ts'
import { abilitiesOn, missingParts } from './learningStory.rules.ts'
import { strandsOn } from './strands.ts'

const teacher = { personId: 'a', mayWrite: true, mayPublish: false, mayReview: false }
const manager = { personId: 'm', mayWrite: true, mayPublish: true, mayReview: true }

test('all teachers write until a story is published, then its author and managers', () => {
  const other = { ...teacher, personId: 'b' }
  expect(abilitiesOn({ authorId: 'a', state: 'draft' }, other)).toEqual(['edit'])
  expect(abilitiesOn({ authorId: 'a', state: 'published' }, other)).toEqual([])
  expect(abilitiesOn({ authorId: 'a', state: 'published' }, teacher)).toEqual(['edit', 'withdraw'])
  expect(abilitiesOn({ authorId: 'a', state: 'withdrawn' }, manager)).toEqual([])
})

test('whoever may publish does it at once; others ask a manager, who publishes it or sends it back', () => {
  const mine = { authorId: 'a', state: 'draft' } as const
  expect(abilitiesOn(mine, teacher)).not.toContain('publish')
  expect(abilitiesOn(mine, { ...teacher, mayPublish: true })).toContain('publish')
  expect(abilitiesOn({ ...mine, state: 'submitted' }, manager)).toEqual([
    'edit',
    'publish',
    'sendBack',
    'withdraw',
  ])
})

test('a story needs a child, a day, a title and words', () => {
  expect(missingParts({ childIds: [], title: ' ', text: '<p>Mud</p>' })).toEqual({
    childIds: 'REQUIRED',
    happenedOn: 'REQUIRED',
    title: 'REQUIRED',
  })
})

test('the strands of a country, and of the goals of a story', () => {
  expect(strandsOn({ country: 'NZ', region: null, day: '2026-03-09' })).toHaveLength(5)
  expect(strandsOn({ country: 'AU', region: null, day: '2026-03-09' })).toContain('eylf5')
  expect(goalsOf('wellbeing')).toEqual(['wellbeing.1', 'wellbeing.2', 'wellbeing.3'])
  expect(allGoals).toHaveLength(10 + 18 + 20)
  expect(strandsIn(['wellbeing.1', 'wellbeing', 'eylf2.4'])).toEqual(['wellbeing', 'eylf2'])
})

test('the grids of pictures hold four, six and nine', () => {
  const held = storyLayouts.map((layout) =>
    (layout.match(/\d/g) ?? []).reduce((product, side) => product * Number(side), 1),
  )
  expect(held).toEqual([4, 6, 9])
})
