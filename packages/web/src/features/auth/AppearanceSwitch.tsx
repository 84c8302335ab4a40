import { useMantineColorScheme } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'

export function AppearanceSwitch() {
  const t = useT()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Choice
      label={t('auth.appearance')}
      options={[
        { value: 'auto', label: t('auth.appearanceAuto') },
        { value: 'light', label: t('auth.appearanceLight') },
        { value: 'dark', label: t('auth.appearanceDark') },
      ]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
