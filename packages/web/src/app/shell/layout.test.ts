// Style sheets cannot import constants, so these tests check them against section 9 of the specification.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  containerFrom,
  containerMaxWidth,
  userPopupHeightPercent,
} from '@daybook/contract/kernel/constants.ts'
import { expect, test } from 'vitest'

const styles = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

test('the container is at most 700 px wide from 768 px on', () => {
  expect(styles('app/shell/Shell.module.css')).toMatch(
    new RegExp(`@media \\(width >= ${containerFrom}px\\) \\{\\s+max-inline-size: ${containerMaxWidth}px;`),
  )
})

test('a user popup takes 90 % of the height', () => {
  expect(styles('kit/Sheet.module.css')).toMatch(
    new RegExp(`data-tall\\] \\{\\s+block-size: ${userPopupHeightPercent}dvh;`),
  )
})

test('a label of a process’s form is 130 px wide', () => {
  // The size of text is 16 px.
  expect(styles('features/workflow/form/WorkflowForm.module.css')).toContain(
    `grid-template-columns: ${130 / 16}rem`,
  )
})
