/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': 'Os participantes necessários são um campo obrigatório',
  'The deadline of this job has passed. Change it before you post the job.':
    'O prazo desta vaga já passou. Altere-o antes de anunciar a vaga.',
  'Enter the number of your company page on LinkedIn': 'Informe o número da página da sua empresa no LinkedIn',
  'LinkedIn takes descriptions of at least {{0}} characters':
    'O LinkedIn aceita descrições com pelo menos {{0}} caracteres',
  'Location is missing': 'Falta o local',
  'Only a job that is live can be posted': 'Só é possível anunciar uma vaga publicada',
  'Say in Job Details which city the job is in': 'Informe em Detalhes da vaga em que cidade ela fica',
  'Say in Job Details which state the job is in, or its postcode':
    'Informe em Detalhes da vaga em que estado ela fica ou o CEP',
  'Some fields need attention before this job can be posted':
    'Alguns campos precisam de atenção antes que esta vaga possa ser anunciada',
  'This board is reached by the other form': 'Este site de vagas usa o outro formulário',
  'This field takes a complete email address, such as name@company.com':
    'Este campo pede um endereço de e-mail completo, por exemplo nome@empresa.com',
  'This field takes a web address, such as https://company.com':
    'Este campo pede um endereço da web, por exemplo https://empresa.com',
  'This field takes at least {{0}} characters': 'Este campo pede pelo menos {{0}} caracteres',
  'This field takes at most {{0}} characters': 'Este campo aceita no máximo {{0}} caracteres',
  'This field takes at most {{0}} items': 'Este campo aceita no máximo {{0}} itens',
  'Line breaks and control characters are not possible here':
    'Quebras de linha e caracteres de controle não são possíveis aqui',
  'This column is not on the board any more': 'Esta coluna não está mais no quadro',
  'This column is there already': 'Esta coluna já existe',
  'A board has at most {{0}} columns': 'Um quadro tem no máximo {{0}} colunas',
  'Move the candidates out of "{{0}}" first': 'Primeiro, mova os candidatos para fora de “{{0}}”',
  'A user or group has one role on a job': 'Um usuário ou grupo tem uma única função em uma vaga',
  'A role on a job belongs to one user or to one group': 'Uma função em uma vaga pertence a um usuário ou a um grupo',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    'Enquanto isso, outra pessoa mudou quem tem acesso a esta vaga. Nada foi sobrescrito: confira a lista e salve de novo.',
  'A column needs a title': 'Uma coluna precisa de um título',
  'The title is too long': 'O título é longo demais',
  'No such version': 'Esta versão não existe',
  'A version needs a name': 'Uma versão precisa de um nome',
  'The name is too long': 'O nome é longo demais',
  'No such column': 'Esta coluna não existe',
  'The column "{{0}}" belongs to every job and stays as it is':
    'A coluna “{{0}}” faz parte de todas as vagas e fica como está',
  'No such job': 'Esta vaga não existe',
  'This job is archived. Activate it again to change it.': 'Esta vaga está arquivada. Ative-a de novo para alterá-la.',
  'Your role does not allow this': 'Sua função não permite isso',
  'This board has none of the stages that the template is for':
    'Este quadro não tem nenhuma das etapas para as quais o modelo foi feito',
  'Choose a time zone': 'Escolha um fuso horário',
  'Some fields need attention before this job can go live':
    'Alguns campos precisam de atenção antes que esta vaga possa ser publicada',
  'At most {{0}} people and groups have a role on a job': 'No máximo {{0}} pessoas e grupos têm uma função em uma vaga',
  'This job has been created before': 'Esta vaga já foi criada',
  'This job is live. Archive it first.': 'Esta vaga está publicada. Arquive-a primeiro.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    'Enquanto isso, outra pessoa mudou a mesma parte desta vaga. Nada foi sobrescrito.',
  'Changed by somebody else': 'Alterado por outra pessoa',
  'Only a job that is live can be shared': 'Só é possível compartilhar uma vaga publicada',
  'The job is being activated. Look again in a moment.': 'A vaga está sendo ativada. Volte em instantes.',
  'A key is nobody who could be told: only a person follows a job':
    'Uma chave não pode ser avisada: só uma pessoa pode seguir uma vaga',
  'Give the dashboard a name': 'Dê um nome ao painel',
  'There is no such dashboard': 'Este painel não existe',
  'There is no such template': 'Este modelo não existe',
  'This template has been created before': 'Este modelo já foi criado',
  'Somebody else changed this template in the meantime': 'Enquanto isso, outra pessoa alterou este modelo',
  'This template cannot be saved as it is': 'Este modelo não pode ser salvo como está',
  'A template holds questions, not the form page or the endings':
    'Um modelo contém perguntas, não o formulário inicial nem os finais',
  'This picture has too many pixels (max. 50 megapixels)': 'Esta imagem tem pixels demais (no máximo 50 megapixels)',
  'The assistant is still busy with your last requests.': 'O assistente ainda está ocupado com seus últimos pedidos.',
  'No such suggestion': 'Esta sugestão não existe',
  'Somebody else changed the automations of this job in the meantime':
    'Enquanto isso, outra pessoa alterou as automações desta vaga',
  'Two automations have the same id': 'Duas automações têm o mesmo ID',
  'A job can have {{0}} automations': 'Uma vaga pode ter {{0}} automações',
  'These automations would move candidates in a circle: {{0}}':
    'Estas automações moveriam candidatos em círculo: {{0}}',
  'Give a number of days from 1 to {{0}}': 'Informe um número de dias de 1 a {{0}}',
  'Rejected candidates are in one stage: leave the stages out':
    'Os candidatos rejeitados ficam em uma única etapa: não indique etapas',
  'The score of a model decides nothing: choose another condition':
    'A pontuação de um modelo não decide nada: escolha outra condição',
  'An automation has no reviews of its own: choose another condition':
    'Uma automação não tem avaliações próprias: escolha outra condição',
  'Candidates are in this stage already': 'Os candidatos já estão nesta etapa',
  'At most {{0}} slots are possible': 'São possíveis no máximo {{0}} horários',
  'People of whom some take part are named in one group':
    'As pessoas das quais algumas participam são indicadas em um só grupo',
  'A slot ends after it begins': 'Um horário precisa terminar depois de começar',
  'These conditions cannot be read': 'Não é possível ler estas condições',
} as Record<string, string>
