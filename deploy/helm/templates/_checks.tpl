{{/* What would lose data or never start is refused before anything is changed. */}}
{{- define "daybook.checks" -}}
{{- if not .Values.publicUrl }}{{ fail "Set publicUrl: where people open the app, https://daybook.example.org" }}{{ end }}
{{- if and .Values.ownDatabase (not .Values.secretName) }}{{ fail "ownDatabase needs secretName, a Secret with DATABASE_URL and DAYBOOK_SECRETS" }}{{ end }}
{{- if gt (int .Values.replicas) 1 }}
{{- if not .Values.ownDatabase }}{{ fail "Several servers need a database that all reach: ownDatabase=true, and DATABASE_URL and DAYBOOK_SECRETS in the Secret" }}{{ end }}
{{- if not .Values.s3.bucket }}{{ fail "Several servers need a bucket that all reach: s3.bucket and s3.endpoint" }}{{ end }}
{{- end }}
{{- if and .Values.s3.bucket (not .Values.s3.endpoint) }}{{ fail "s3.bucket needs s3.endpoint" }}{{ end }}
{{- end }}

{{- define "daybook.labels" -}}
app.kubernetes.io/name: daybook
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
