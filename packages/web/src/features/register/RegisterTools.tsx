import { isImportable } from '@daybook/contract/register/importable.rules.ts'
import { ActionIcon } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { useSayings } from '../fields/index.ts'
import type { Wanted } from './register.data.ts'
import type { RegisterKind } from './register.view.ts'

/** Rows come from a file, and go into one. */
export const mayImport = ({ register }: RegisterKind): boolean =>
  session.can(register.edit) && session.can('register.edit') && isImportable(register)

/** In the head of a list: import, and the rows that match as CSV. */
export function RegisterTools({ kind, wanted }: { kind: RegisterKind; wanted: Wanted }) {
  const t = useT()
  const sayings = useSayings(kind.name, {})
  return (
    <>
      {mayImport(kind) && (
        <ActionIcon
          component={Link}
          to={to.registerImport({ of: kind.name })}
          variant="subtle"
          size={48}
          c="var(--bar-text)"
          aria-label={t('register.importOpen')}
        >
          <IconUpload size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        size={48}
        c="var(--bar-text)"
        aria-label={t('register.csv')}
        onClick={() =>
          void import('./register.csv.ts').then((csv) => csv.saveRegister(kind, wanted, sayings))
        }
      >
        <IconDownload size="1.5rem" aria-hidden="true" />
      </ActionIcon>
    </>
  )
}
