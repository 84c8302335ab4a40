import { Button, Stack } from '@mantine/core'
import { nameAmong } from '../../kit/names.ts'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Allergies } from '../child/index.ts'
import { CareFields } from './CareFields.tsx'
import type { Desk } from './care.board.ts'
import { emptyDraft } from './care.draft.ts'
import { isAmount } from './care.fields.ts'
import { whoWords } from './care.words.ts'

/** The other fields and the note, for all chosen children. They apply to the next entry. */
export function MoreSheet({ desk, open, onClose }: { desk: Desk; open: boolean; onClose: () => void }) {
  const t = useT()
  const { kind, draft, chosen, setDraft } = desk
  // Amounts differ from child to child.
  const fields = kind.fields.filter((field) => field !== kind.quick && !isAmount(field))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('care.more')}
      actions={
        <>
          <Button variant="default" onClick={() => setDraft({ ...draft, more: emptyDraft.more })}>
            {t('kit.clear')}
          </Button>
          <Button onClick={onClose}>{t('kit.confirm')}</Button>
        </>
      }
    >
      <Stack gap="1.25rem">
        <p>
          {chosen.length > 0
            ? t('care.moreFor', { who: whoWords(t, chosen, desk.board.children) })
            : t('care.moreForNext')}
        </p>
        {chosen
          .filter(({ allergies }) => allergies.length > 0)
          .map((child) => (
            <Section key={child.id} title={nameAmong(child, desk.board.children)}>
              <Allergies {...child} />
            </Section>
          ))}
        <CareFields
          kind={kind}
          fields={fields}
          said={desk.more}
          onChange={(more) => setDraft({ ...draft, more })}
        />
      </Stack>
    </Sheet>
  )
}
