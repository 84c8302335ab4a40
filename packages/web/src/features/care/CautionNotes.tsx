import { Box } from '@mantine/core'
import { IconInfoCircle, IconToolsKitchen2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Translate } from '../../platform/i18n/keys.ts'
import { AllergyMark, dietWords } from '../child/index.ts'
import type { BoardChild, CareKind } from './care.view.ts'

/** Allergies, diet and consent on a child's tile, for kinds that feed or apply something. Undefined without any. */
export function cautionNotes(t: Translate, kind: CareKind, child: BoardChild, day: string) {
  const allergies = kind.gives ? child.allergies : []
  const diet = kind.gives === 'food' ? dietWords(t, child) : ''
  const remark = kind.remark?.(t, child, day)
  if (allergies.length === 0 && !diet && !remark) return undefined
  return (
    <>
      {allergies.length > 0 && (
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0.125rem 0.25rem' }}>
          {allergies.map((allergy) => (
            <AllergyMark key={allergy.substance} allergy={allergy} />
          ))}
        </span>
      )}
      {diet && <Note icon={<IconToolsKitchen2 size="1rem" aria-hidden="true" />}>{diet}</Note>}
      {remark && <Note icon={<IconInfoCircle size="1rem" aria-hidden="true" />}>{remark}</Note>}
    </>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      className="line"
      c="var(--text)"
      style={{ gap: '0.25rem', alignItems: 'flex-start' }}
    >
      {icon}
      <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{children}</span>
    </Box>
  )
}
