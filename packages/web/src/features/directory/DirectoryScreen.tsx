import { directoryFields } from '@daybook/contract/directory/directory.fields.ts'
import { stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import styles from './Directory.module.css'
import { type DirectoryState, directoryQuery, removeDirectory, saveDirectory } from './directory.data.ts'

/** A manager lets people sign in with the accounts of the centre's own directory. */
export function DirectoryScreen() {
  const t = useT()
  const read = useQuery(directoryQuery())
  return (
    <div className={styles.page}>
      <p>{t('directory.intro')}</p>
      <Loaded read={read} skeleton="page">
        {(state) => <Filled key={state.directory ? 'one' : 'none'} {...state} />}
      </Loaded>
    </div>
  )
}

function Filled({ directory, returnsTo }: DirectoryState) {
  const t = useT()
  const root = useRef<HTMLFormElement>(null)
  const [start] = useState({ ...directory, clientSecret: null })
  const record = useRecord({ pack: 'directory', fields: directoryFields, stored: start })
  /** What the provider calls itself, when that is not what was typed. */
  const [given, setGiven] = useState<string>()

  async function save(values: Values) {
    setGiven(undefined)
    try {
      // The form has checked what its fields require.
      await saveDirectory(stored(directoryFields, values) as ValuesOf<typeof directoryFields>)
      showToast(t('directory.saved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setGiven(error.about.issuer)
      record.refuse(error, root.current)
      showToast(errorWords(error), { isError: true })
    }
  }
  const remove = () =>
    void removeDirectory().then(
      () => showToast(t('directory.removed')),
      // The call has shown why.
      () => undefined,
    )

  return (
    <RecordFormProvider value={record.context}>
      <Section>
        <form ref={root} className={styles.form} onSubmit={record.onSubmit(save)} noValidate>
          <p>{t('directory.returnsTo')}</p>
          <p className={styles.address}>{returnsTo}</p>
          {directory?.isSecretLost && <p className={styles.warning}>{t('directory.secretLost')}</p>}
          <FieldInputs fields={directoryFields} only={['issuer']} />
          {given && (
            <p className={styles.warning} role="alert">
              {t('directory.givenIssuer', { issuer: given })}
            </p>
          )}
          <FieldInputs fields={directoryFields} only={['clientId', 'clientSecret']} />
          {directory && <p className={styles.hint}>{t('directory.secretKept')}</p>}
          <FieldInputs fields={directoryFields} only={['match']} />
          <p className={styles.hint}>{t('directory.matchHint')}</p>
          <FieldInputs fields={directoryFields} only={['trustsSecondStep']} />
          <p className={styles.hint}>{t('directory.trustHint')}</p>
          <Button type="submit" loading={record.isSending}>
            {t('directory.save')}
          </Button>
          {directory && (
            <Button variant="light" color="red" onClick={remove}>
              {t('directory.remove')}
            </Button>
          )}
        </form>
      </Section>
    </RecordFormProvider>
  )
}
