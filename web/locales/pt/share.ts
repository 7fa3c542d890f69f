import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'Atrair candidatos',
  anyone: 'Quem tiver o link pode se candidatar, pelo celular ou computador, sem conta.',

  copyLink: 'Copiar link',
  directLink: 'Link direto',
  open: 'Abrir',
  qrTitle: 'Código QR',
  qrOf: 'Código QR de {{link}}',
  download: 'Baixar',
  referrals: 'Indicações',
  referralsHint: 'Marcar como indicações os candidatos que vierem por este link.',

  addCandidates: 'Adicionar candidatos',
  addHint: 'Convide pessoas uma a uma, ou cole ou envie uma lista. Cada uma recebe seu próprio link.',
  addPeople: 'Adicionar pessoas',
  ownLink: 'Enviaremos a cada pessoa um link pessoal por e-mail, SMS ou ambos. Elas aparecem no quadro como Pendente.',
  name: 'Nome',
  nameOf: 'Nome {{number}}',
  email: 'E-mail',
  emailOf: 'E-mail {{number}}',
  textTo: 'Número de celular',
  textToOf: 'Número de celular {{number}}',
  removePerson: 'Remover pessoa {{number}}',
  addAnother: 'Adicionar outra',
  invite: 'Convidar',
  invited_one: 'Um convite está a caminho',
  invited_many: '{{count}} de convites estão a caminho',
  invited_other: '{{count}} convites estão a caminho',
  nobodyInvited: 'Ninguém foi convidado',
  failed: 'Ocorreu um erro, tente novamente.',
} satisfies Translation<typeof en>
