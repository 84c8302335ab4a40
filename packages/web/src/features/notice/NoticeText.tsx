import { noticeFields } from '@daybook/contract/notice/notice.kind.ts'
import { useNow } from '../../kit/clock.ts'
import { RichText } from '../../kit/RichText.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FieldFacts, useSayings, valueWords } from '../fields/index.ts'
import { namesOfRow, type RegisterRow } from '../register/index.ts'

const settings = ['isPinned', 'asksConfirmation', 'audience', 'roles', 'rooms', 'people']

/** A notice as it is read. Its settings are for those who edit it. */
export function NoticeText({ row }: { row: RegisterRow }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const sayings = useSayings('notice', namesOfRow(noticeFields, row))
  const { category, content, releaseTime, can } = row
  const time = friendlyTime(String(releaseTime), now)
  const isPlanned = Date.parse(String(releaseTime)) > now
  return (
    <>
      <Section>
        <p className="dim">
          {[
            valueWords(noticeFields.category, 'category', category, sayings),
            t(isPlanned ? 'notice.planned' : 'notice.released', { time }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <RichText text={String(content ?? '')} />
      </Section>
      {can.includes('edit') && (
        <Section title={t('notice.settings')}>
          <FieldFacts fields={noticeFields} only={settings} values={row} sayings={sayings} />
        </Section>
      )}
    </>
  )
}
