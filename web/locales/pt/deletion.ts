import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: 'Excluir vaga',
  question: 'Excluir “{{title}}”?',
  erased: 'Apagado de vez',
  erasesJob: 'A vaga com sua descrição, entrevista, ficha de avaliação e etapas',
  candidates_one: '{{number}} candidato com dados de contato, respostas, avaliações e comentários',
  candidates_many: '{{number}} de candidatos com dados de contato, respostas, avaliações e comentários',
  candidates_other: '{{number}} candidatos com dados de contato, respostas, avaliações e comentários',
  recordings_one: '{{number}} gravação',
  recordings_many: '{{number}} de gravações',
  recordings_other: '{{number}} gravações',
  files_one: '{{number}} resposta com arquivo',
  files_many: '{{number}} de respostas com arquivo',
  files_other: '{{number}} respostas com arquivo',
  figures: 'A parte deles nas análises: os números deixam de contá-los',
  stays: 'Mantido',
  staysRecord:
    'O histórico de quem fez o quê e quando, sem dados pessoais, para que ainda seja possível comprovar que não foi alterado.',
  link: 'O link da vaga vai dizer que ela está encerrada. Não é possível desfazer.',
  typeTitle: 'Digite “{{title}}” para confirmar',
  mistyped: 'Este não é o título da vaga',
  keep: 'Manter vaga',
  delete: 'Excluir vaga',
  deleted: '“{{title}}” foi excluída',
  erasing: 'Apagando candidatos',
  progress: '{{done}} de {{total}}',
  goesOn: 'Você pode sair desta página; a exclusão continua.',
  allErased: 'Todos os candidatos desta vaga foram apagados.',
  nothingToErase: 'Ela não tinha candidatos.',
  backToJobs: 'Voltar às vagas',
} satisfies Translation<typeof en>
