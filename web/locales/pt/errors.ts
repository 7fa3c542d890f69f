import type { Translation } from '../text.ts'
import type en from '../en/errors.ts'

export default {
  signInTitle: 'Entre na sua conta',
  signInText: 'Você não entrou ou sua sessão terminou. Entre e abra o endereço de novo.',
  noRecordingTitle: 'Esta gravação não existe',
  noRecordingText: 'Ela pode ter sido excluída, ou você não pode assistir a ela.',
  wrongHostTitle: 'Este endereço não está configurado',
  wrongHostText:
    'O Hirelog não responde sob o nome na sua barra de endereço. Se você opera esta instalação, defina PUBLIC_URL com o endereço que os navegadores usam, por exemplo PUBLIC_URL=https://hire.example.com, e inicie de novo. Um proxy na frente precisa repassar o cabeçalho Host ou estar indicado em TRUSTED_PROXIES.',
  notOursTitle: 'Nada foi alterado',
  notOursText: 'Esta solicitação não veio de uma página do Hirelog.',
  tooLargeTitle: 'Isso era grande demais',
  tooLargeText: 'O que você enviou é maior do que esta página aceita. Nada foi alterado.',
  unreadableTitle: 'Não é possível ler este endereço',
  unreadableText:
    'Ele pode ter sido cortado ou digitado errado. Abra o link de novo onde você o encontrou ou vá para o início.',
  refusedTitle: 'Isso não foi aceito',
  refusedText: 'Não foi possível entender a solicitação. Nada foi alterado.',
  awayTitle: 'Não é possível acessar o Hirelog no momento',
  awayText:
    'O banco de dados não responde. O que você tinha salvado está seguro. Abra o endereço de novo em instantes.',
  brokenTitle: 'Algo deu errado',
  brokenText: 'O erro é nosso, não seu. O que você tinha salvado está seguro.',
  home: 'Ir para o início',
} satisfies Translation<typeof en>
