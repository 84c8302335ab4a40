// Choices as a manager writes them: one on each line, and a hyphen for each level below the first. Pure.
import type { FormChoice } from '@daybook/contract/workflow/workflow.columns.rules.ts'

export const linesOf = (choices: readonly FormChoice[], depth = 0): string =>
  choices
    .map(({ label, children = [] }) =>
      ['-'.repeat(depth) + (depth > 0 ? ' ' : '') + label, linesOf(children, depth + 1)]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n')

/** A choice that was there before keeps its value and all else that the lines do not say.
 *  @param before those of the form until now, of all levels */
export function choicesOf(lines: string, before: readonly FormChoice[] = []): FormChoice[] {
  const top: FormChoice[] = []
  const open: FormChoice[][] = [top]
  for (const line of lines.split('\n').map((one) => one.trim())) {
    const [, hyphens = '', label = ''] = /^(-*)\s*(.*)$/.exec(line) ?? []
    if (label === '') continue
    const depth = Math.min(hyphens.length, open.length - 1)
    const { children: _, ...known } = all(before).find((one) => one.label === label) ?? {
      value: label,
      label,
    }
    const children: FormChoice[] = []
    open[depth]?.push({ ...known, children })
    open.splice(depth + 1, Number.POSITIVE_INFINITY, children)
  }
  return withoutEmpty(top)
}

const all = (choices: readonly FormChoice[]): FormChoice[] =>
  choices.flatMap((choice) => [choice, ...all(choice.children ?? [])])

const withoutEmpty = (choices: FormChoice[]): FormChoice[] =>
  choices.map(({ children = [], ...choice }) =>
    children.length > 0 ? { ...choice, children: withoutEmpty(children) } : choice,
  )
