import { expect, test } from 'vitest'
import { hasSeen } from './snapshot.rules.ts'

test.each([
  ['740:744:741,743', '739', true],
  ['740:744:741,743', '740', true],
  ['740:744:741,743', '741', false],
  ['740:744:741,743', '742', true],
  ['740:744:741,743', '743', false],
  ['740:744:741,743', '744', false],
  ['99:99:', '98', true],
  ['99:99:', '99', false],
  ['99:99:', '100', false],
  ['1000:1000:', '999', true],
])('the snapshot %s has seen %s: %s', (snapshot, transaction, expected) => {
  expect(hasSeen(snapshot, transaction)).toBe(expected)
})
