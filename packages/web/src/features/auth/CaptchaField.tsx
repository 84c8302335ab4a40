import { captchaLength } from '@daybook/contract/auth/auth.rules.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { getCaptcha } from './auth.data.ts'
import styles from './CaptchaField.module.css'

const captchaKey = ['auth.getCaptcha']

interface Captcha {
  key: string | undefined
  image: string | undefined
  renew: () => void
}

/** Loads a captcha once the server requires it. */
export function useCaptcha(needed: boolean): Captcha {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: captchaKey,
    queryFn: getCaptcha,
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const renew = () => void client.invalidateQueries({ queryKey: captchaKey })
  return { key: data?.key, image: data?.image, renew }
}

interface CaptchaFieldProps {
  captcha: Captcha
  field: Pick<TextInputProps, 'name' | 'value' | 'error' | 'onChange'>
}

export function CaptchaField({ captcha, field }: CaptchaFieldProps) {
  const t = useT()
  return (
    <div className={styles.captcha}>
      <TextInput
        {...field}
        className={styles.input}
        label={t('auth.captcha')}
        maxLength={captchaLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.picture}
        onClick={captcha.renew}
        title={t('auth.captchaAnother')}
      >
        <img src={captcha.image} alt={t('auth.captchaPicture')} />
      </button>
    </div>
  )
}
