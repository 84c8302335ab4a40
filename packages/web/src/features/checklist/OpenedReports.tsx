import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import type { Check } from '@daybook/contract/checklist/checklist.kind.ts'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'

/** What was opened from an answer, with how it stands. */
export function OpenedReports({ opened }: Pick<Check, 'opened'>) {
  const t = useT()
  return opened.map(({ id, kind, summary, entry, state }) => {
    const page = reportKindNamed(kind)?.page
    const words = t('checklist.opened', {
      summary: aboutWithEntry(entry, summary),
      state: t(`report.state.${state}`),
    })
    return page ? (
      <Link
        key={id}
        to={placeOf(page, { id })}
        className="line"
        style={{ minBlockSize: '3rem', color: 'var(--blue)' }}
      >
        {words}
      </Link>
    ) : (
      <p key={id}>{words}</p>
    )
  })
}
