import type { Check } from '@daybook/contract/installation/installation.contract.ts'
import type { Translate } from '../../platform/i18n/keys.ts'

type Fact = Check['facts'][number]

/** What the words of a part need: instants as this language says them. */
export interface Saying {
  t: Translate
  time(instant: string): string
}

const instants: readonly Fact['name'][] = ['since', 'until', 'at']
const sizes: readonly Fact['name'][] = ['size', 'free', 'of']

function saidOf({ name, value }: Fact, { t, time }: Saying): string {
  if (instants.includes(name)) return time(String(value))
  if (name === 'late') return String(Math.round(Number(value) / 60))
  if (name === 'oldest') return String(Math.round(Number(value) / 360) / 10)
  if (!sizes.includes(name)) return String(value)
  const megabytes = Number(value) / 1e6
  return megabytes >= 1000
    ? t('installation.size.gigabytes', { value: String(Math.round(megabytes / 100) / 10) })
    : t('installation.size.megabytes', { value: String(Math.round(megabytes)) })
}

/** What a part has to say, in a line. */
export function detailOf({ remark, facts }: Check, saying: Saying): string {
  const said = facts.map((fact) =>
    saying.t(`installation.fact.${fact.name}`, { value: saidOf(fact, saying) }),
  )
  return [...(remark ? [saying.t(`installation.remark.${remark}`)] : []), ...said].join(' · ')
}

/** The text for support: the same in every language, with the values as they are. */
export const supportText = (at: string, checks: readonly Check[]): string =>
  [
    `Daybook, ${at}`,
    ...checks.map(({ part, state, remark, facts }) =>
      [
        `${part}: ${state}`,
        ...(remark ? [remark] : []),
        ...facts.map(({ name, value }) => `${name} ${value}`),
      ].join(', '),
    ),
  ].join('\n')
