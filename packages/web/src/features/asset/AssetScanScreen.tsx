import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { idOn } from '../../platform/qr.label.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { Scanner } from '../scan/Scanner.tsx'

/** Finds an asset by the label on it: with the camera, or by its inventory number. */
export function AssetScanScreen() {
  const t = useT()
  const open = (code: string) => {
    const id = idOn(code, '/pages/home/assets')
    if (id) void go(to.asset({ id }), { replace: true })
    return id !== undefined
  }
  return (
    <Stack p="1rem var(--gutter)">
      <Scanner onCode={open} otherwise={t('asset.scanByNumber')} />
      <Section>
        <ByNumber />
      </Section>
    </Stack>
  )
}

function ByNumber() {
  const t = useT()
  const [number, setNumber] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    void go(to.asset({ text: number.trim() }), { replace: true })
  }
  return (
    <Stack component="form" align="flex-start" gap="sm" onSubmit={find}>
      <TextInput
        w="100%"
        label={t('asset.number')}
        description={t('asset.scanNumber')}
        maxLength={40}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={number.trim() === ''}>
        {t('asset.find')}
      </Button>
    </Stack>
  )
}
