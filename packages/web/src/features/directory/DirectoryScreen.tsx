import { directoryFields } from '@daybook/contract/directory/directory.fields.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { Box, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { type DirectoryState, directoryQuery, removeDirectory, saveDirectory } from './directory.data.ts'

/** A manager lets people sign in with the accounts of the centre's own directory. */
export function DirectoryScreen() {
  const t = useT()
  const read = useQuery(directoryQuery())
  return (
    <Stack maw="40rem" p="1rem var(--gutter)" mx="auto">
      <p>{t('directory.intro')}</p>
      <Loaded read={read} skeleton="page">
        {(state) => <Filled key={state.directory ? 'one' : 'none'} {...state} />}
      </Loaded>
    </Stack>
  )
}

function Filled({ directory, returnsTo }: DirectoryState) {
  const t = useT()
  const [start] = useState({ ...directory, clientSecret: null })
  const form = useFieldsForm({
    pack: 'directory',
    fields: directoryFields,
    stored: start,
    draft: 'directory',
  })
  /** What the provider calls itself, when that is not what was typed. */
  const [given, setGiven] = useState<string>()

  async function save(values: ValuesOf<typeof directoryFields>) {
    setGiven(undefined)
    try {
      await saveDirectory(values)
      showToast(t('directory.saved'))
    } catch (error) {
      if (error instanceof ApiError) setGiven(error.about.issuer)
      throw error
    }
  }
  const remove = () =>
    void removeDirectory().then(
      () => showToast(t('directory.removed')),
      // The call has shown why.
      () => undefined,
    )

  return (
    <Section>
      <FieldsCard
        plain
        form={form}
        onSend={save}
        submit={t('directory.save')}
        secondary={
          directory && (
            <Button variant="light" color="red" onClick={remove}>
              {t('directory.remove')}
            </Button>
          )
        }
      >
        <p>{t('directory.returnsTo')}</p>
        <Box component="p" fw={600} style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {returnsTo}
        </Box>
        {directory?.isSecretLost && (
          <Box component="p" c="var(--overdue)">
            {t('directory.secretLost')}
          </Box>
        )}
        <FieldInputs only={['issuer']} />
        {given && (
          <Box component="p" c="var(--overdue)" role="alert">
            {t('directory.givenIssuer', { issuer: given })}
          </Box>
        )}
        <FieldInputs only={['clientId', 'clientSecret']} />
        {directory && (
          <Box component="p" className="dim" mt="-0.5rem">
            {t('directory.secretKept')}
          </Box>
        )}
        <FieldInputs only={['match']} />
        <Box component="p" className="dim" mt="-0.5rem">
          {t('directory.matchHint')}
        </Box>
        <FieldInputs only={['trustsSecondStep']} />
        <Box component="p" className="dim" mt="-0.5rem">
          {t('directory.trustHint')}
        </Box>
      </FieldsCard>
    </Section>
  )
}
